/**
 * @generated SignedSource<<0de2a794b2e5f3bc1ea84023579f6eb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitNote_visit$data = {
  readonly profile: {
    readonly id: string;
    readonly name: string;
  };
  readonly seen: boolean;
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
      "name": "seen",
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

(node as any).hash = "fb3c4ef33f7acbd181dc1efa44521cfe";

export default node;
