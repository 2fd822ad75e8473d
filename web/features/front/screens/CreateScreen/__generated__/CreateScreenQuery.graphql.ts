/**
 * @generated SignedSource<<ce35ce3fb91b11f67c3c72b4f2afae7d>>
 * @relayHash 84e1ad858a15511b4595424089f1b177
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b21b92f23c45eb63611c48c03d28d0f718b19d37c149aa1a126ef787d1b91eb

import type { ConcreteRequest } from 'relay-runtime';
export type CreateScreenQuery$variables = Record<PropertyKey, never>;
export type CreateScreenQuery$data = {
  readonly site: {
    readonly countries: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }> | null | undefined;
  };
};
export type CreateScreenQuery = {
  response: CreateScreenQuery$data;
  variables: CreateScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Country",
  "kind": "LinkedField",
  "name": "countries",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
    "name": "CreateScreenQuery",
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateScreenQuery",
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1b21b92f23c45eb63611c48c03d28d0f718b19d37c149aa1a126ef787d1b91eb",
    "metadata": {},
    "name": "CreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "56de204e66aa2e19e1e8ab5a19953810";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
