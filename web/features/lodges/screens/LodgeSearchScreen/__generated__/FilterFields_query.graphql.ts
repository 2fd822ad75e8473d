/**
 * @generated SignedSource<<33ca243fd6aa252fc7e763a91518f82d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterFields_query$data = {
  readonly kinks?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly lodgeCategories?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "FilterFields_query";
};
export type FilterFields_query$key = {
  readonly " $data"?: FilterFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterFields_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "dark"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilterFields_query",
  "selections": [
    {
      "condition": "dark",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LodgeCategory",
          "kind": "LinkedField",
          "name": "lodgeCategories",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "dark",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Kink",
          "kind": "LinkedField",
          "name": "kinks",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "ea4e66c03a0650e032eb8defc8f750bc";

export default node;
