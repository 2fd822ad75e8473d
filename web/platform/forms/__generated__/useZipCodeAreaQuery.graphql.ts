/**
 * @generated SignedSource<<651652ab4f10b4b66ff7c4aec41097fe>>
 * @relayHash 92ee038b80286ec6ba7bb1fdac636036
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6dbbd9eacac10ff13130d3aff93b4781a6f85e4ce33109b5be7ff8b1877354d

import type { ConcreteRequest } from 'relay-runtime';
export type useZipCodeAreaQuery$variables = {
  countryLegacyId: number;
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
    "name": "countryLegacyId"
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
      "name": "countryLegacyId",
      "variableName": "countryLegacyId"
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
    "id": "e6dbbd9eacac10ff13130d3aff93b4781a6f85e4ce33109b5be7ff8b1877354d",
    "metadata": {},
    "name": "useZipCodeAreaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "224796b31a67b6ed0e7c1ea83975b591";

export default node;
