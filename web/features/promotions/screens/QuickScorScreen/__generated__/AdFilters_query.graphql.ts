/**
 * @generated SignedSource<<310f5e1c79d6b49a68e5fca7c82f0bad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
import type { FragmentRefs } from "relay-runtime";
export type AdFilters_query$data = {
  readonly quickScorFilters: {
    readonly areas: ReadonlyArray<{
      readonly count: number;
      readonly countryAreaId: string;
      readonly name: string;
    }>;
    readonly genders: ReadonlyArray<{
      readonly count: number;
      readonly gender: Gender;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "AdFilters_query";
};
export type AdFilters_query$key = {
  readonly " $data"?: AdFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdFilters_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdFilters_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "QuickScorFilters",
      "kind": "LinkedField",
      "name": "quickScorFilters",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QuickScorGender",
          "kind": "LinkedField",
          "name": "genders",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "gender",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "QuickScorArea",
          "kind": "LinkedField",
          "name": "areas",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "countryAreaId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "79d6a3c268e968a6da5dc352033ed995";

export default node;
