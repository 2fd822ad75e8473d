/**
 * @generated SignedSource<<e4d106b08a9db153c78dbe07e5d09816>>
 * @relayHash 30edc599265fac70aa3679901188a704
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 057699e804b3caa8a3de837a5ab57406dfb7bc62abec7f8a276bb5ecf8672eca

import type { ConcreteRequest } from 'relay-runtime';
export type AboutFieldsTagsQuery$variables = {
  typed: string;
};
export type AboutFieldsTagsQuery$data = {
  readonly lodgeTags: ReadonlyArray<{
    readonly tag: {
      readonly name: string;
    };
  }> | null | undefined;
};
export type AboutFieldsTagsQuery = {
  response: AboutFieldsTagsQuery$data;
  variables: AboutFieldsTagsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "typed"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "typed"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AboutFieldsTagsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LodgeTagCount",
        "kind": "LinkedField",
        "name": "lodgeTags",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LodgeTag",
            "kind": "LinkedField",
            "name": "tag",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "AboutFieldsTagsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LodgeTagCount",
        "kind": "LinkedField",
        "name": "lodgeTags",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LodgeTag",
            "kind": "LinkedField",
            "name": "tag",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "057699e804b3caa8a3de837a5ab57406dfb7bc62abec7f8a276bb5ecf8672eca",
    "metadata": {},
    "name": "AboutFieldsTagsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "21cfdd277ee37985cf7b3f0a6f78a623";

export default node;
