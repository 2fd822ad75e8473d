/**
 * @generated SignedSource<<f74152b075def617fef74bcd69a6ab5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingKinkForm_waiting$data = {
  readonly author: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  } | null | undefined;
  readonly createdAt: string;
  readonly kink: {
    readonly description: string | null | undefined;
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "WaitingKinkForm_waiting";
};
export type WaitingKinkForm_waiting$key = {
  readonly " $data"?: WaitingKinkForm_waiting$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingKinkForm_waiting">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "WaitingKinkForm_waiting",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Kink",
      "kind": "LinkedField",
      "name": "kink",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileLink_profile"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "WaitingKink",
  "abstractKey": null
};
})();

(node as any).hash = "8a51cd928d668b3b381841d1c4cd7948";

export default node;
