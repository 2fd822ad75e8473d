/**
 * @generated SignedSource<<92b2f204b331c8ec6ea0505a696ac633>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitNote_visit$data = {
  readonly isSeen: boolean;
  readonly profile: {
    readonly id: string;
    readonly name: string;
  };
  readonly visitedAt: string;
  readonly " $fragmentType": "VisitNote_visit";
};
export type VisitNote_visit$key = {
  readonly " $data"?: VisitNote_visit$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitNote_visit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitNote_visit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSeen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Visit",
  "abstractKey": null
};

(node as any).hash = "374e7140fbd251b4c243fba531012b32";

export default node;
