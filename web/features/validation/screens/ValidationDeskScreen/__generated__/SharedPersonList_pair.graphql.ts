/**
 * @generated SignedSource<<9df70320cdadcf78aeb9a0b8140e976e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedPersonList_pair$data = {
  readonly earlier: {
    readonly profileId: string;
    readonly " $fragmentSpreads": FragmentRefs<"SharedPersonList_profile">;
  };
  readonly later: {
    readonly profileId: string;
    readonly " $fragmentSpreads": FragmentRefs<"SharedPersonList_profile">;
  };
  readonly " $fragmentType": "SharedPersonList_pair";
};
export type SharedPersonList_pair$key = {
  readonly " $data"?: SharedPersonList_pair$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedPersonList_pair">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "profileId",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SharedPersonList_profile"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedPersonList_pair",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProfileOfSharedPerson",
      "kind": "LinkedField",
      "name": "later",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProfileOfSharedPerson",
      "kind": "LinkedField",
      "name": "earlier",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SharedPerson",
  "abstractKey": null
};
})();

(node as any).hash = "87d1ea7df6732bfd01c7131417fd8b83";

export default node;
