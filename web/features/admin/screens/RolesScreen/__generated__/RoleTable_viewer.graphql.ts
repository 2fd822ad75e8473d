/**
 * @generated SignedSource<<e767b7e91a95c52b86b8f47d1404f612>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleLevel = "CERTIFIED_PROFILE" | "CHAT_MODERATOR" | "DEVELOPER" | "HIDDEN_CERTIFIED_PROFILE" | "NORMAL" | "SUPPORT";
export type RoleRight = "ACT_AS_MEMBER" | "ANSWER_TICKETS" | "BAN" | "BE_CERTIFIED" | "BE_CERTIFIED_UNSEEN" | "BE_MEMBER" | "CURATE_BLOGS" | "DECIDE_KINKS" | "DECIDE_REPORTS" | "GIVE_ROLES" | "GIVE_STAFF_ROLES" | "HANDLE_PAYMENTS" | "LET_INTO_DARK_SITES" | "LOOK_AT_NEW" | "MODERATE_CHAT" | "NAME_EVENT_ADMINS" | "READ_STAFF_LOG" | "VALIDATE_PERSONS" | "WRITE_NEWS";
import type { FragmentRefs } from "relay-runtime";
export type RoleTable_viewer$data = {
  readonly roles: ReadonlyArray<{
    readonly rights: ReadonlyArray<RoleRight>;
    readonly roleLevel: RoleLevel;
  }> | null | undefined;
  readonly " $fragmentType": "RoleTable_viewer";
};
export type RoleTable_viewer$key = {
  readonly " $data"?: RoleTable_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleTable_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleTable_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Role",
      "kind": "LinkedField",
      "name": "roles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roleLevel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rights",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a3a0620a4acbcd655fb7c6c0dacd61bc";

export default node;
