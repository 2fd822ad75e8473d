/**
 * @generated SignedSource<<c7d22f2fbecbccf2c2dec020cdbab45a>>
 * @relayHash c6e12ad9fa8b543bff79a3a5f9142d9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be33158bfb6de24930d65a662605d538337d553d82df0d1a9d19b977e8a126a8

import type { ConcreteRequest } from 'relay-runtime';
export type MarkDebateEntryAsReadInput = {
  id: string;
};
export type useMarkTopicAsReadMutation$variables = {
  input: MarkDebateEntryAsReadInput;
};
export type useMarkTopicAsReadMutation$data = {
  readonly markDebateEntryAsRead: {
    readonly entry: {
      readonly category: {
        readonly id: string;
        readonly newEntryCount: number;
      } | null | undefined;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useMarkTopicAsReadMutation = {
  response: useMarkTopicAsReadMutation$data;
  variables: useMarkTopicAsReadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MarkDebateEntryAsReadPayload",
    "kind": "LinkedField",
    "name": "markDebateEntryAsRead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DebateEntry",
        "kind": "LinkedField",
        "name": "entry",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DebateCategory",
            "kind": "LinkedField",
            "name": "category",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "newEntryCount",
                "storageKey": null
              }
            ],
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
    "name": "useMarkTopicAsReadMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkTopicAsReadMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "be33158bfb6de24930d65a662605d538337d553d82df0d1a9d19b977e8a126a8",
    "metadata": {},
    "name": "useMarkTopicAsReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "004c8c5143ea46dbe5c2aeb987da7b40";

export default node;
