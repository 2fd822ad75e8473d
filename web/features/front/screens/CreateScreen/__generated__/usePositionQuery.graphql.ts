/**
 * @generated SignedSource<<3710f4a43b15a7521039b3fbe9ab6153>>
 * @relayHash cad9b39a869295fba83a0f29dbb97f51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df61be4d5555cf1c1d1765d58429cc9c2d03ec2dc0accf19561a41568d612d08

import type { ConcreteRequest } from 'relay-runtime';
export type usePositionQuery$variables = {
  latitude: number;
  longitude: number;
};
export type usePositionQuery$data = {
  readonly site: {
    readonly areaByCoordinates: {
      readonly countryId: string;
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
      "name": "countryId",
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
    "id": "df61be4d5555cf1c1d1765d58429cc9c2d03ec2dc0accf19561a41568d612d08",
    "metadata": {},
    "name": "usePositionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "99e57847ad044561c0c66b9b0b8779ef";

export default node;
