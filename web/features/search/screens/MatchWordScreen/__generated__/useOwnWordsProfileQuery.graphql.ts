/**
 * @generated SignedSource<<84e3b1e95e56db9ebda8d8565ff4b3a7>>
 * @relayHash c4d66caf9574701e8ea6d459f7e32283
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a355d300dad40679561d548521fdf43f6b458f6cb374884fd1fe84c3bb4be44

import type { ConcreteRequest } from 'relay-runtime';
export type useOwnWordsProfileQuery$variables = Record<PropertyKey, never>;
export type useOwnWordsProfileQuery$data = {
  readonly viewer: {
    readonly profile: {
      readonly matchWords: ReadonlyArray<string> | null | undefined;
      readonly text: string | null | undefined;
    } | null | undefined;
  };
};
export type useOwnWordsProfileQuery = {
  response: useOwnWordsProfileQuery$data;
  variables: useOwnWordsProfileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "matchWords",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOwnWordsProfileQuery",
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
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOwnWordsProfileQuery",
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
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4a355d300dad40679561d548521fdf43f6b458f6cb374884fd1fe84c3bb4be44",
    "metadata": {},
    "name": "useOwnWordsProfileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8fa0e562cb966a3270b3ed247f2856a8";

export default node;
