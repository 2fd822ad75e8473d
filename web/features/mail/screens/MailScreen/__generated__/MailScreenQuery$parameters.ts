/**
 * @generated SignedSource<<06e6d7c3a761003cfe6ef0c1a504fc96>>
 * @relayHash 26aafcdcfd0a2ac742f5e37dd076953a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84ae376dbb2bcb4b325db57f44eacd7aad14c2aa1431682a40fdc3f322d05718

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84ae376dbb2bcb4b325db57f44eacd7aad14c2aa1431682a40fdc3f322d05718",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
