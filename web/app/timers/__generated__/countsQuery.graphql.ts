/**
 * @generated SignedSource<<edc0e6dd6306400faa29f31a478b236f>>
 * @relayHash feb9c193066524525d2cadb999b6924b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a360445d5131eb059fde87dceb58fcb9d79f4f9436060d2cee90349102c4e559

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
      readonly total: number;
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
            "name": "total",
            "storageKey": null
          },
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
    "id": "a360445d5131eb059fde87dceb58fcb9d79f4f9436060d2cee90349102c4e559",
    "metadata": {},
    "name": "countsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "624d867d1a173a8e4083262022bd409d";

export default node;
