/**
 * @generated SignedSource<<b374594389935ad2fa9e2251787d7335>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSubjects_query$data = {
  readonly kinks?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly lodgeCategories?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "useSubjects_query";
};
export type useSubjects_query$key = {
  readonly " $data"?: useSubjects_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSubjects_query">;
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
  "name": "useSubjects_query",
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

(node as any).hash = "aee76bcc23ada908402402d0ba4d47d9";

export default node;
