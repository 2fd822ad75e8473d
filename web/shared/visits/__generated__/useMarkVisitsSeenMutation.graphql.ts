/**
 * @generated SignedSource<<c95e79bc369bbc2e48feb96410d2db88>>
 * @relayHash 18c2869beef59399796a672d924341c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e878d644f1bc85c20b791dfd76068d12bd7611c14ba7941a57eb560ae2c73e7

import type { ConcreteRequest } from 'relay-runtime';
export type useMarkVisitsSeenMutation$variables = Record<PropertyKey, never>;
export type useMarkVisitsSeenMutation$data = {
  readonly markVisitsSeen: {
    readonly viewer: {
      readonly counts: {
        readonly newVisits: number;
        readonly total: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useMarkVisitsSeenMutation = {
  response: useMarkVisitsSeenMutation$data;
  variables: useMarkVisitsSeenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "NotificationCounts",
  "kind": "LinkedField",
  "name": "counts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newVisits",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkVisitsSeenMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MarkVisitsSeenPayload",
        "kind": "LinkedField",
        "name": "markVisitsSeen",
        "plural": false,
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
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMarkVisitsSeenMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MarkVisitsSeenPayload",
        "kind": "LinkedField",
        "name": "markVisitsSeen",
        "plural": false,
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2e878d644f1bc85c20b791dfd76068d12bd7611c14ba7941a57eb560ae2c73e7",
    "metadata": {},
    "name": "useMarkVisitsSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "193e44ebfdf82aaf6fab73669ae7594e";

export default node;
