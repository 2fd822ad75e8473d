/**
 * @generated SignedSource<<0d85bfb2d06288e377692b92cf61ccc2>>
 * @relayHash 3d1af3cc79a24bc60c015741a95da0f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f5f2303a99ad1ad96d8f7071ea62f60ea998f0df4e188085f542cd166921de8

import type { ConcreteRequest } from 'relay-runtime';
export type LodgeSearchFieldQuery$variables = {
  query: string;
};
export type LodgeSearchFieldQuery$data = {
  readonly lodgeTags: ReadonlyArray<{
    readonly count: number;
    readonly tag: {
      readonly id: string;
      readonly name: string;
    };
  }> | null | undefined;
};
export type LodgeSearchFieldQuery = {
  response: LodgeSearchFieldQuery$data;
  variables: LodgeSearchFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      }
    ],
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
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
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
    "name": "LodgeSearchFieldQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LodgeSearchFieldQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9f5f2303a99ad1ad96d8f7071ea62f60ea998f0df4e188085f542cd166921de8",
    "metadata": {},
    "name": "LodgeSearchFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d63da46125328999d7ec4bda589d937";

export default node;
