/**
 * @generated SignedSource<<786ea72b8be453f14ba5b9982fe7f12f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventLine_message$data = {
  readonly eventLegacyId: number | null | undefined;
  readonly name: string | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "EventLine_message";
};
export type EventLine_message$key = {
  readonly " $data"?: EventLine_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventLine_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventLine_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventLegacyId",
      "storageKey": null
    }
  ],
  "type": "EventMessage",
  "abstractKey": null
};

(node as any).hash = "a9b7b58a4ed11b941b689fca095121ae";

export default node;
