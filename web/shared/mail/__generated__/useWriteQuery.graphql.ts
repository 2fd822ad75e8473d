/**
 * @generated SignedSource<<f766ba5aafd5db71e36bfb072f118429>>
 * @relayHash 8879ec8422fe09ba4fd41b35493df4e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43fcbf4240c1fe83c2fb52bddcd7bc1eceea0bab53cea937625b45f36ba77b8e

import type { ConcreteRequest } from 'relay-runtime';
export type useWriteQuery$variables = {
  profileId: string;
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
    "name": "profileId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "profileId",
    "variableName": "profileId"
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
    "id": "43fcbf4240c1fe83c2fb52bddcd7bc1eceea0bab53cea937625b45f36ba77b8e",
    "metadata": {},
    "name": "useWriteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41e6d06c5f91f3cb4c0bbd03007ca8df";

export default node;
