/**
 * @generated SignedSource<<4f567312b651e8ebc895f81accb8332b>>
 * @relayHash cc85e78ad9767ebf804796334da9fc09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d43dbef44bcc5168270bfbabcc40162caf7968e857ad4265aea098147c14f683

import type { ConcreteRequest } from 'relay-runtime';
export type useWriteQuery$variables = {
  profileLegacyId: number;
};
export type useWriteQuery$data = {
  readonly viewer: {
    readonly correspondence: {
      readonly conversation: {
        readonly legacyId: number;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useWriteQuery = {
  response: useWriteQuery$data;
  variables: useWriteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "profileLegacyId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "profileLegacyId",
    "variableName": "profileLegacyId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWriteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Correspondence",
            "kind": "LinkedField",
            "name": "correspondence",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Conversation",
                "kind": "LinkedField",
                "name": "conversation",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWriteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Correspondence",
            "kind": "LinkedField",
            "name": "correspondence",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Conversation",
                "kind": "LinkedField",
                "name": "conversation",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d43dbef44bcc5168270bfbabcc40162caf7968e857ad4265aea098147c14f683",
    "metadata": {},
    "name": "useWriteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82e79cd47d6f51e727ffec3cb8483b79";

export default node;
