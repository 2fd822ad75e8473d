/**
 * @generated SignedSource<<bdf5c21f60c025e96bc54926940d8618>>
 * @relayHash eb31270fcb906aea88adfc11b8df6f02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f360b23bb0cdd282889870c8a45c44902f9392aa738d53e9f0cc3e9d391b674

import type { ConcreteRequest } from 'relay-runtime';
export type useZipCodeAreaQuery$variables = {
  countryId: string;
  zipCode: string;
};
export type useZipCodeAreaQuery$data = {
  readonly site: {
    readonly areaByZipCode: {
      readonly city: string | null | undefined;
      readonly countryArea: string | null | undefined;
    } | null | undefined;
  };
};
export type useZipCodeAreaQuery = {
  response: useZipCodeAreaQuery$data;
  variables: useZipCodeAreaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "countryId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "zipCode"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "countryId",
      "variableName": "countryId"
    },
    {
      "kind": "Variable",
      "name": "zipCode",
      "variableName": "zipCode"
    }
  ],
  "concreteType": "Area",
  "kind": "LinkedField",
  "name": "areaByZipCode",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryArea",
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
    "name": "useZipCodeAreaQuery",
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
    "name": "useZipCodeAreaQuery",
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
    "id": "2f360b23bb0cdd282889870c8a45c44902f9392aa738d53e9f0cc3e9d391b674",
    "metadata": {},
    "name": "useZipCodeAreaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "90db5c573c21c9f26e0ff2854c08b496";

export default node;
