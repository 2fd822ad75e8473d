/**
 * @generated SignedSource<<0a0397acf8cc2dfcca5cdbde82360159>>
 * @relayHash c10d9ab2e4b1e397513d1caa3c8dc07e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14af481c7f6194e0e997254bc1add3d743eacb38d6b99cb941bb7858feb517f3

import type { ConcreteRequest } from 'relay-runtime';
export type useNameAvailabilityQuery$variables = {
  name: string;
};
export type useNameAvailabilityQuery$data = {
  readonly site: {
    readonly nameAvailability: {
      readonly available: boolean;
      readonly problem: {
        readonly message: string;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useNameAvailabilityQuery = {
  response: useNameAvailabilityQuery$data;
  variables: useNameAvailabilityQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "name",
      "variableName": "name"
    }
  ],
  "concreteType": "NameAvailability",
  "kind": "LinkedField",
  "name": "nameAvailability",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserError",
      "kind": "LinkedField",
      "name": "problem",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNameAvailabilityQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNameAvailabilityQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "14af481c7f6194e0e997254bc1add3d743eacb38d6b99cb941bb7858feb517f3",
    "metadata": {},
    "name": "useNameAvailabilityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aca1e15fc64a8c43fa08db70eaae9631";

export default node;
