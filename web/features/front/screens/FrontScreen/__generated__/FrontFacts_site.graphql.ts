/**
 * @generated SignedSource<<d68a4f99eaab7b9c1236b3f1a45a77a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrontFacts_site$data = {
  readonly onlineCount: number | null | undefined;
  readonly supportRating: {
    readonly average: number;
    readonly count: number;
  } | null | undefined;
  readonly " $fragmentType": "FrontFacts_site";
};
export type FrontFacts_site$key = {
  readonly " $data"?: FrontFacts_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrontFacts_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrontFacts_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onlineCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Rating",
      "kind": "LinkedField",
      "name": "supportRating",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "average",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "c66ca5af324ba03eba5f27028bf061e8";

export default node;
