/**
 * @generated SignedSource<<6e12d36cabc00218f3a53dbe49a2e5d1>>
 * @relayHash a5ed818d9e94ff093f4d781d994c827f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47051bb0b70b925711e76e7980f361c8091fc9041cda1648d5472dd9dc54d5ff

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediaKind = "ALBUM_PICTURE" | "ALBUM_VIDEO" | "DARK_PROFILE_PICTURE" | "FILE_ARCHIVE_PICTURE" | "LODGE_ALBUM_PICTURE" | "LODGE_ALBUM_VIDEO" | "MAIL_ATTACHMENT_PICTURE" | "MAIL_ATTACHMENT_VIDEO" | "PROFILE_PICTURE" | "PROTECTED_PICTURE" | "TEMP_PICTURE" | "TEMP_VIDEO" | "VALIDATION_VIDEO";
export type MediaPlace = "ALBUM" | "DARK_PROFILE_PICTURES" | "FILE_ARCHIVE" | "PROFILE_PICTURES";
export type MoveMediaInput = {
  albumId?: string | null | undefined;
  mediaIds: ReadonlyArray<string>;
  place: MediaPlace;
};
export type useMoveMediaMutation$variables = {
  input: MoveMediaInput;
};
export type useMoveMediaMutation$data = {
  readonly moveMedia: {
    readonly media: ReadonlyArray<{
      readonly id: string;
      readonly kind: MediaKind;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly picture: {
        readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useMoveMediaMutation = {
  response: useMoveMediaMutation$data;
  variables: useMoveMediaMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMoveMediaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MoveMediaPayload",
        "kind": "LinkedField",
        "name": "moveMedia",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "media",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Picture",
                "kind": "LinkedField",
                "name": "picture",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "usePictureSource_picture"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveMediaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MoveMediaPayload",
        "kind": "LinkedField",
        "name": "moveMedia",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "media",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Picture",
                "kind": "LinkedField",
                "name": "picture",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "placeholder",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "focusX",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "focusY",
                        "storageKey": null
                      },
                      {
                        "alias": "thumbnail",
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "size",
                            "value": "THUMBNAIL"
                          }
                        ],
                        "kind": "ScalarField",
                        "name": "path",
                        "storageKey": "path(size:\"THUMBNAIL\")"
                      },
                      {
                        "alias": "gallery",
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
                      }
                    ],
                    "type": "Media",
                    "abstractKey": "__isMedia"
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "47051bb0b70b925711e76e7980f361c8091fc9041cda1648d5472dd9dc54d5ff",
    "metadata": {},
    "name": "useMoveMediaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ab53945231343ffda0059700a792b99";

export default node;
