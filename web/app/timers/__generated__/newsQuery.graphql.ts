/**
 * @generated SignedSource<<5fabdbb39c92e1010957d7bade6a0dd2>>
 * @relayHash 8ac12652bf9ece425dfea974e9249f7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea9a91491129ddb2d16b16aee34f2c4c92a18849e00909991d0dd25dc6bb36e2

import type { ConcreteRequest } from 'relay-runtime';
export type newsQuery$variables = Record<PropertyKey, never>;
export type newsQuery$data = {
  readonly site: {
    readonly id: string;
    readonly newsTicker: {
      readonly path: string | null | undefined;
      readonly text: string;
    } | null | undefined;
  };
  readonly viewer: {
    readonly breakingNews: {
      readonly html: string;
      readonly legacyId: number;
      readonly title: string;
    } | null | undefined;
    readonly id: string;
  };
};
export type newsQuery = {
  response: newsQuery$data;
  variables: newsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Site",
    "kind": "LinkedField",
    "name": "site",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "NewsTicker",
        "kind": "LinkedField",
        "name": "newsTicker",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "BreakingNews",
        "kind": "LinkedField",
        "name": "breakingNews",
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "html",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "newsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "newsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ea9a91491129ddb2d16b16aee34f2c4c92a18849e00909991d0dd25dc6bb36e2",
    "metadata": {},
    "name": "newsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8302467cdb82bbf3111d27381c945efe";

export default node;
