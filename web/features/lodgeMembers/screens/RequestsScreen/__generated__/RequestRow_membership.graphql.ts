/**
 * @generated SignedSource<<c53950e01f16ea392577cb8c9b54ee38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestRow_membership$data = {
  readonly id: string;
  readonly profile: {
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonRow_profile">;
  };
  readonly requestText: string | null | undefined;
  readonly requestedAt: string | null | undefined;
  readonly " $fragmentType": "RequestRow_membership";
};
export type RequestRow_membership$key = {
  readonly " $data"?: RequestRow_membership$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestRow_membership">;
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
  "name": "RequestRow_membership",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonRow_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LodgeMembership",
  "abstractKey": null
};
})();

(node as any).hash = "7a71623704eb23de3936e2f00d3690ea";

export default node;
