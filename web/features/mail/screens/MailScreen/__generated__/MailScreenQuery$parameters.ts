/**
 * @generated SignedSource<<ddf26db7fbde46e4b39b838d21a20650>>
 * @relayHash ad675d79005cd4a43eac9411d77de3b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09c2d776b5d1596d1d6c4149079e48d19d76b924fd8a833fd06e734dc330d877

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09c2d776b5d1596d1d6c4149079e48d19d76b924fd8a833fd06e734dc330d877",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
