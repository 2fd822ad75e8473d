/**
 * @generated SignedSource<<3000b61dcce7326a4df9921860a045ae>>
 * @relayHash 3a9af37afdeb0abe302edff58fac011e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03ee6b481064de01386a23f1aaec55e22b21a67c4855f3db7c5750aad5e25174

import type { ConcreteRequest } from 'relay-runtime';
export type MarkLodgeVisitedInput = {
  id: string;
};
export type useMarkVisitedMutation$variables = {
  input: MarkLodgeVisitedInput;
};
export type useMarkVisitedMutation$data = {
  readonly markLodgeVisited: {
    readonly lodge: {
      readonly id: string;
      readonly newDebateEntryCount: number;
      readonly newMediaCount: number;
      readonly newMeetupCount: number;
      readonly newMemberCount: number;
      readonly viewerVisitedAt: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useMarkVisitedMutation = {
  response: useMarkVisitedMutation$data;
  variables: useMarkVisitedMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MarkLodgeVisitedPayload",
    "kind": "LinkedField",
    "name": "markLodgeVisited",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Lodge",
        "kind": "LinkedField",
        "name": "lodge",
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
            "kind": "ScalarField",
            "name": "viewerVisitedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newMemberCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newDebateEntryCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newMeetupCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newMediaCount",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkVisitedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkVisitedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "03ee6b481064de01386a23f1aaec55e22b21a67c4855f3db7c5750aad5e25174",
    "metadata": {},
    "name": "useMarkVisitedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0510608b4fe8b80ba4875af3e076e018";

export default node;
