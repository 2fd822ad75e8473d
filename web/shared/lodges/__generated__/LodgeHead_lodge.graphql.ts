/**
 * @generated SignedSource<<75e1f1961b066c5d3286ea2e6b30bb00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgeHead_lodge$data = {
  readonly category: {
    readonly name: string;
  } | null | undefined;
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly kinks: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly legacyId: number;
  readonly memberCount: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeActions_lodge" | "LodgeFacts_lodge">;
  readonly " $fragmentType": "LodgeHead_lodge";
};
export type LodgeHead_lodge$key = {
  readonly " $data"?: LodgeHead_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeHead_lodge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeHead_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LodgeCategory",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Kink",
      "kind": "LinkedField",
      "name": "kinks",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePictureSource_picture"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LodgeFacts_lodge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LodgeActions_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};
})();

(node as any).hash = "0c2a83cc481290778c8e8d3f51b83906";

export default node;
