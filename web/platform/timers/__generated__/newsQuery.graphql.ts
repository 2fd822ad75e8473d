/**
 * @generated SignedSource<<32b5cd62221a5c6fa75a1c76b7448e8b>>
 * @relayHash ab3fc88b9aa46c2fd281fb475d9123c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cf1f7d5a4683bf7197607cfc610f330507b7da48edb5806951a166b2d19b47f

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
    readonly id: string;
    readonly isMediaConsentForced: boolean;
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
        "name": "isMediaConsentForced",
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
    "id": "5cf1f7d5a4683bf7197607cfc610f330507b7da48edb5806951a166b2d19b47f",
    "metadata": {},
    "name": "newsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "05be158912e684742823b84dde2b4f57";

export default node;
