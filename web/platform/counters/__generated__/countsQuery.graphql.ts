/**
 * @generated SignedSource<<b571bdddbf7bc0d23b9b08b577912ad6>>
 * @relayHash 5807513806cabd858f5fb7d41d504291
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9c5b0d8d05415634f36177a5c98b5e67c456c67554ccf0d229f72bee3fcdc9f

import type { ConcreteRequest } from 'relay-runtime';
export type countsQuery$variables = Record<PropertyKey, never>;
export type countsQuery$data = {
  readonly viewer: {
    readonly counts: {
      readonly blogs: number;
      readonly blogsCurated: number;
      readonly eventAdmin: number;
      readonly isEventAdmin: boolean;
      readonly isLodgeAdmin: boolean;
      readonly lodgeAdmin: number;
      readonly newNotifications: number;
      readonly newVisits: number;
      readonly onlineFavorites: number;
      readonly onlineTagged: number;
      readonly unreadMail: number;
      readonly unreadTickets: number;
    } | null | undefined;
    readonly id: string;
  };
};
export type countsQuery = {
  response: countsQuery$data;
  variables: countsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
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
            "name": "blogsCurated",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "blogs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "eventAdmin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lodgeAdmin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newNotifications",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newVisits",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "onlineFavorites",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadMail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadTickets",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "onlineTagged",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isLodgeAdmin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEventAdmin",
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
    "name": "countsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "countsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b9c5b0d8d05415634f36177a5c98b5e67c456c67554ccf0d229f72bee3fcdc9f",
    "metadata": {},
    "name": "countsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a61c4868c46a1cc5544364baf1b2a933";

export default node;
