/**
 * @generated SignedSource<<3ecc4890cbde5404ea60ed6cf0bb1ec2>>
 * @relayHash af172a8b34c19120f7ac299a92800824
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea696765fa64c696b846329c8bca5c6eff6314b2345dd32376a3867dd6da2fa3

import type { ConcreteRequest } from 'relay-runtime';
export type EventFeedDialogQuery$variables = Record<PropertyKey, never>;
export type EventFeedDialogQuery$data = {
  readonly viewer: {
    readonly eventFeedUrl: string | null | undefined;
  };
};
export type EventFeedDialogQuery = {
  response: EventFeedDialogQuery$data;
  variables: EventFeedDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eventFeedUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EventFeedDialogQuery",
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
    "name": "EventFeedDialogQuery",
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
    "id": "ea696765fa64c696b846329c8bca5c6eff6314b2345dd32376a3867dd6da2fa3",
    "metadata": {},
    "name": "EventFeedDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ccab2da79cb0c6d8569ccf4a9e22e056";

export default node;
