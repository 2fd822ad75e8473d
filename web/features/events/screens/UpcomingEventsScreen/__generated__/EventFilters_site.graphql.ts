/**
 * @generated SignedSource<<7de1db75ce10118a22030af463cac29a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventFilters_site$data = {
  readonly countries: ReadonlyArray<{
    readonly areas: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly nestingLevel: number;
    }> | null | undefined;
    readonly id: string;
  }> | null | undefined;
  readonly " $fragmentType": "EventFilters_site";
};
export type EventFilters_site$key = {
  readonly " $data"?: EventFilters_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventFilters_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventFilters_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CountryArea",
          "kind": "LinkedField",
          "name": "areas",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "nestingLevel",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "fa4b699ae0ed8a1150d9ce70050609ae";

export default node;
