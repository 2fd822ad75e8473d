/**
 * @generated SignedSource<<683f1f0773913e97abafb797214cf15c>>
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
      readonly legacyId: number;
      readonly name: string;
      readonly nestingLevel: number;
    }> | null | undefined;
    readonly legacyId: number;
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
  "name": "legacyId",
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

(node as any).hash = "bc6d84acc6ff33151afadc9e8c58df5c";

export default node;
