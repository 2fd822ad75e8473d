/**
 * @generated SignedSource<<de14e1a5efee64c91114f42010356c32>>
 * @relayHash 85d52214638a7853d0323a2ef4fbcbe8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 774ae1477113d369634aa859b17f1e27b06951f2b93253d87f3f6f7080a147e8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileLinkTestQuery$variables = Record<PropertyKey, never>;
export type ProfileLinkTestQuery$data = {
  readonly profile: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  } | null | undefined;
};
export type ProfileLinkTestQuery = {
  response: ProfileLinkTestQuery$data;
  variables: ProfileLinkTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "legacyId",
    "value": 11
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProfileLinkTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Profile",
        "kind": "LinkedField",
        "name": "profile",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProfileLink_profile"
          }
        ],
        "storageKey": "profile(legacyId:11)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProfileLinkTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Profile",
        "kind": "LinkedField",
        "name": "profile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "legacyId",
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
            "name": "gender",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "profile(legacyId:11)"
      }
    ]
  },
  "params": {
    "id": "774ae1477113d369634aa859b17f1e27b06951f2b93253d87f3f6f7080a147e8",
    "metadata": {},
    "name": "ProfileLinkTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a2fa508356d4e7a1a2bc57bb1bc84e5e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
