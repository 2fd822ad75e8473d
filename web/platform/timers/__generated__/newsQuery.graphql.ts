/**
 * @generated SignedSource<<ac64372ba9ab7bb50621b28a66d7e988>>
 * @relayHash 658628adeb1993a86b94284a1361d264
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08cbee2ac6eab7d36c625a28950176a8aee9320eeddfc34eed6d12e468ce837b

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
      readonly id: string;
      readonly title: string;
    } | null | undefined;
    readonly forcedConsentMedia: boolean;
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
        "kind": "ScalarField",
        "name": "forcedConsentMedia",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BreakingNews",
        "kind": "LinkedField",
        "name": "breakingNews",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "08cbee2ac6eab7d36c625a28950176a8aee9320eeddfc34eed6d12e468ce837b",
    "metadata": {},
    "name": "newsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "670bd4e33180b13b8feff8937d9b8f0a";

export default node;
