/**
 * @generated SignedSource<<7812bcd39a743f6d1d681e049b57ab38>>
 * @relayHash f059912b8fe5088dfc6804da03fdf3dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47469a54d4905d672e17586c9c7b2d89a951a9ba79a8121c7aaeae4576df1559

import type { ConcreteRequest } from 'relay-runtime';
export type FeedDialogQuery$variables = Record<PropertyKey, never>;
export type FeedDialogQuery$data = {
  readonly viewer: {
    readonly meetupFeedUrl: string | null | undefined;
  };
};
export type FeedDialogQuery = {
  response: FeedDialogQuery$data;
  variables: FeedDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "meetupFeedUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FeedDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "FeedDialogQuery",
    "selections": [
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "47469a54d4905d672e17586c9c7b2d89a951a9ba79a8121c7aaeae4576df1559",
    "metadata": {},
    "name": "FeedDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2925dba8f14403e8a723be6f23f73445";

export default node;
