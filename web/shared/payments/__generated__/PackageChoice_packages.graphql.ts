/**
 * @generated SignedSource<<23a41cdb0286fac172846bbfb3060001>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PackageChoice_packages$data = ReadonlyArray<{
  readonly id: string;
  readonly months: number | null | undefined;
  readonly name: string;
  readonly price: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly pricePerMonth: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly " $fragmentType": "PackageChoice_packages";
}>;
export type PackageChoice_packages$key = ReadonlyArray<{
  readonly " $data"?: PackageChoice_packages$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackageChoice_packages">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PackageChoice_packages",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "pricePerMonth",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "MembershipPackage",
  "abstractKey": null
};
})();

(node as any).hash = "2f5632d5cb273ee937a99fde2b719e25";

export default node;
