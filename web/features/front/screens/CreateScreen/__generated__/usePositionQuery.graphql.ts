/**
 * @generated SignedSource<<cbb71d69d4c012ef696507b91c1a2355>>
 * @relayHash d9f19fc0b0489c4fddc12a2611fdf57b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fb0dfcfd64cbd78943218cac2f6415ce5f4dc270e59e5a3a338d73e8e006f13

import type { ConcreteRequest } from 'relay-runtime';
export type usePositionQuery$variables = {
  latitude: number;
  longitude: number;
};
export type usePositionQuery$data = {
  readonly site: {
    readonly areaByCoordinates: {
      readonly countryLegacyId: number;
      readonly zipCode: string | null | undefined;
    } | null | undefined;
  };
};
export type usePositionQuery = {
  response: usePositionQuery$data;
  variables: usePositionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "latitude"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "longitude"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "latitude",
      "variableName": "latitude"
    },
    {
      "kind": "Variable",
      "name": "longitude",
      "variableName": "longitude"
    }
  ],
  "concreteType": "Area",
  "kind": "LinkedField",
  "name": "areaByCoordinates",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zipCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryLegacyId",
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
    "name": "usePositionQuery",
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
    "name": "usePositionQuery",
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
    "id": "9fb0dfcfd64cbd78943218cac2f6415ce5f4dc270e59e5a3a338d73e8e006f13",
    "metadata": {},
    "name": "usePositionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1af91a91532d536606e6d23577f34925";

export default node;
