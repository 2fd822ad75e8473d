/**
 * @generated SignedSource<<db15acb44eb3e0de8536f647071e817e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DarkApplicationStatus = "APPROVED" | "DECLINED" | "MORE_ASKED" | "WAITING" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type DarkWaitingRoom_viewer$data = {
  readonly darkAdmission: {
    readonly againFrom: string | null | undefined;
    readonly reason: string | null | undefined;
    readonly status: DarkApplicationStatus | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "DarkWaitingRoom_viewer";
};
export type DarkWaitingRoom_viewer$key = {
  readonly " $data"?: DarkWaitingRoom_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DarkWaitingRoom_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DarkWaitingRoom_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DarkAdmission",
      "kind": "LinkedField",
      "name": "darkAdmission",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "againFrom",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "18edbf3ac634bf5b24dfba3395209d99";

export default node;
