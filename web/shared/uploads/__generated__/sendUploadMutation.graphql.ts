/**
 * @generated SignedSource<<fa1a8c92853be993841b475d64149ab3>>
 * @relayHash 229cfd3d845dd898b0fa20a0ae8e203a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57e6cea0991f9467abb9c205ebb219d7bdc44677e1fa0caacb8f5f341e99d1a5

import type { ConcreteRequest } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "NONE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING";
export type UploadTempMediaInput = {
  albumTypeId?: number | null | undefined;
  allowNotJpeg?: boolean | null | undefined;
  allowUploadVideo?: boolean | null | undefined;
  file: File;
};
export type sendUploadMutation$variables = {
  input: UploadTempMediaInput;
};
export type sendUploadMutation$data = {
  readonly uploadTempMedia: {
    readonly media: {
      readonly __typename: string;
      readonly id: string;
      readonly path: string;
      readonly sourcePath?: string;
      readonly status: MediaStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type sendUploadMutation = {
  response: sendUploadMutation$data;
  variables: sendUploadMutation$variables;
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
    "concreteType": "UploadTempMediaPayload",
    "kind": "LinkedField",
    "name": "uploadTempMedia",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "media",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "size",
                "value": "GALLERY"
              }
            ],
            "kind": "ScalarField",
            "name": "path",
            "storageKey": "path(size:\"GALLERY\")"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sourcePath",
                "storageKey": null
              }
            ],
            "type": "Picture",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "sendUploadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendUploadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "57e6cea0991f9467abb9c205ebb219d7bdc44677e1fa0caacb8f5f341e99d1a5",
    "metadata": {},
    "name": "sendUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17a05f6e48c3190c24179d5ea3a8cd72";

export default node;
