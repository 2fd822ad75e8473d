/**
 * @generated SignedSource<<a0c4caa3557769c7efcaa731a91334a1>>
 * @relayHash 5aeba3e7945d7060f8ad4d0fb3e21fd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5e0e2fd0e59a763f9977ae01bc8aa0a692fee36ef1a25566fc59f53fea5ff54

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
    "id": "d5e0e2fd0e59a763f9977ae01bc8aa0a692fee36ef1a25566fc59f53fea5ff54",
    "metadata": {},
    "name": "newsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "37d1240b5bf1ce7382e62d334288dac1";

export default node;
