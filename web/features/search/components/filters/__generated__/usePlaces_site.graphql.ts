/**
 * @generated SignedSource<<a53f7cb2c5bc97822917d607c142b462>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePlaces_site$data = {
  readonly countries: ReadonlyArray<{
    readonly areas: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly nestingLevel: number;
    }> | null | undefined;
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "usePlaces_site";
};
export type usePlaces_site$key = {
  readonly " $data"?: usePlaces_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlaces_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePlaces_site",
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CountryArea",
          "kind": "LinkedField",
          "name": "areas",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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

(node as any).hash = "717f43a53f584358d33f37602b366e75";

export default node;
