/**
 * @generated SignedSource<<f3e69f6cff12676a984d62b5bddb469c>>
 * @relayHash f01e38174edb810b16e945e2d7afc382
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a49a5bb1edbc336f17b10a8392ec801277887aa4c52249e6940753628ee0fc14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a49a5bb1edbc336f17b10a8392ec801277887aa4c52249e6940753628ee0fc14",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
